import type { Raster } from '#app/engine/read/raster.ts'

/** Binary PGM (netpbm): the plainest form of a grey picture, read by every recogniser. */
export function greyMap({ width, height, pixels }: Raster): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels])
}
