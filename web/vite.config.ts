import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { gameIcons } from "./build/game-icons.ts";

/** Where `npm run dev` finds the server whose pages it stands in for. */
const server = process.env["CABILDO_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  build: {
    outDir: "../src/cabildo/server/client",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the content policy lets fonts come only from files
  },
  server: { proxy: { "/api": { target: server, ws: true, headers: { origin: server } } } },
  test: { include: ["tests/**/*.test.ts"], testTimeout: 60_000 }, // a busy machine is no fault
});
