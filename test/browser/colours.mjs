// Colours as the browser paints them, in whatever notation they are written. Both functions run in the page.

/** Red, green, blue and alpha, each 0 to 255, of colours that are painted one over the other. */
export function paint(...colours) {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  for (const colour of colours) {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
  }
  return [...context.getImageData(0, 0, 1, 1).data];
}

/** WCAG 2.2: the contrast of two colours that were painted. */
export function contrast(...painted) {
  const linear = (channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
  const [low, high] = painted
    .map((channels) => channels.map((value) => linear(value / 255)))
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}
