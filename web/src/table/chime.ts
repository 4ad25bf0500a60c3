let context: AudioContext | undefined;

/** Two soft notes, made here: no file to load. Browsers allow it once the page has been touched. */
export function chime(): void {
  context ??= new AudioContext();
  const audio = context;
  [660, 880].forEach((frequency, index) => {
    const start = audio.currentTime + index * 0.18;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.65);
  });
}
