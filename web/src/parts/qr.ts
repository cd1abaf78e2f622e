import { encode } from "uqr";

/** Return a QR code as one SVG path of unit squares, and its size. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: 2 });
  let path = "";
  data.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) path += `M${x} ${y}h1v1h-1z`;
    }),
  );
  return { size, path };
}
