/** Calls somebody who looks elsewhere: by the title bar, and, if they want that, by short tones or by the system. */

type Note = readonly [pitch: number, delay: number]; // in hertz, and in seconds from the first

interface Sound {
  notes: readonly Note[];
  wave: OscillatorType;
  volume: number;
  length: number; // of a note, in seconds
}

/** Made here, so that nothing has to be loaded. */
const SOUNDS = {
  turn: { notes: [[587.33, 0], [880, 0.14]], wave: "triangle", volume: 0.12, length: 0.5 }, // prettier-ignore
  own: { notes: [[440, 0]], wave: "sine", volume: 0.05, length: 0.12 }, // what one did is done
  move: { notes: [[220, 0]], wave: "triangle", volume: 0.07, length: 0.15 }, // somebody else did something
  chat: { notes: [[1046.5, 0], [1318.5, 0.07]], wave: "sine", volume: 0.05, length: 0.2 }, // prettier-ignore
  refused: { notes: [[196, 0], [164.81, 0.1]], wave: "triangle", volume: 0.08, length: 0.2 }, // prettier-ignore
  end: { notes: [[523.25, 0], [659.25, 0.16], [783.99, 0.32], [1046.5, 0.48]], wave: "triangle", volume: 0.1, length: 0.8 }, // prettier-ignore
} as const satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | undefined;

/** Browsers allow no sound before the first touch of a page. */
export function sound(name: SoundName): void {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  const { notes, wave, volume: loud, length }: Sound = SOUNDS[name];
  for (const [pitch, delay] of notes) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = wave;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start + delay);
    volume.gain.linearRampToValueAtTime(loud, start + delay + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + delay + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start + delay);
    tone.stop(start + delay + length + 0.05);
  }
}

/** Two soft notes: it is one's turn. */
export function chime(): void {
  sound("turn");
}
/** Ask whether the system may show something; must be called while somebody clicks. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false; // as on a page that came without HTTPS
  return (await Notification.requestPermission()) === "granted";
}

/** Have the system say it where the page is not seen; a click on it comes back to the page. Of a table one is shown. */
export function notify(table: string, title: string, text: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(title, { body: text, tag: `cabildo-${table}` });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
