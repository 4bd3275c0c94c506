// Runs in every measured document before its own scripts: collects what the browser reports.
export function observe() {
  const seen = { paints: {}, lcp: 0, shifts: [], longTasks: [], interactions: [], frames: [] };
  window.bench = seen;

  function watch(type, each, options) {
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...options });
  }
  watch('paint', ({ name, startTime }) => (seen.paints[name] = startTime));
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('layout-shift', ({ hadRecentInput, startTime, value }) => {
    if (!hadRecentInput) seen.shifts.push([startTime, value]);
  });
  watch('longtask', ({ duration }) => seen.longTasks.push(duration));
  watch('event', ({ interactionId, duration }) => interactionId && seen.interactions.push(duration), { durationThreshold: 16 });

  const request = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) =>
    request.call(window, (now) => {
      const start = performance.now();
      callback(now);
      seen.frames.push(performance.now() - start);
    });
}
