import { defineConfig } from "vite";

/** The service worker is a file of its own beside the pages, whose name stays: browsers ask for it again by that. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: "../src/cabildo/server/client",
    emptyOutDir: false, // the pages are there already
    target: "es2022",
    rolldownOptions: {
      input: "src/worker/service-worker.ts",
      output: { format: "iife", entryFileNames: "service-worker.js" },
    },
  },
});
