/** Stops once when the process is told to end, and then ends it: with 0, or with 1 and the error when stopping failed. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const handle = () => {
    // Whoever asks a second time does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', handle);
  process.on('SIGINT', handle);
}
