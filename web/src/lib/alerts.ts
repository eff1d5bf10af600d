/** Calls somebody who looks elsewhere: by the title bar, and by a short tone if they want that. */

let context: AudioContext | undefined;

/** Two soft notes, made here so that nothing has to be loaded; browsers allow none before the first touch of a page. */
export function chime(): void {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [pitch, delay] of [
    [587.33, 0],
    [880, 0.14],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start + delay);
    volume.gain.linearRampToValueAtTime(0.12, start + delay + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + delay + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(start + delay);
    tone.stop(start + delay + 0.55);
  }
}
