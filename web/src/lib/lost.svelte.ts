/** Whether news have stopped arriving; a short gap is nobody's business. */

import { live } from "./socket.svelte";

const PATIENCE = 1_500; // milliseconds

/** To be made while the component starts that says so. */
export class Lost {
  now = $state(false);

  constructor() {
    $effect(() => {
      if (live.connection === "on") {
        this.now = false;
        return;
      }
      const timer = setTimeout(() => (this.now = true), PATIENCE);
      return () => clearTimeout(timer);
    });
  }
}
