/** Let the page open without a connection, once it has been opened with one. */

/** Register the worker when the page has nothing else to do. Browsers have workers only over https or on this machine. */
export function openOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => {
    // Without it the page works as before, as long as there is a connection.
    navigator.serviceWorker.register("/offline.js").catch((error: unknown) => console.info("offline", error));
  };
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
