/** A grey picture, a byte a pixel (0 black, 255 white), row by row from the top left. */
export interface Raster {
  width: number
  height: number
  pixels: Uint8Array
}

/** From the red, green, blue and alpha bytes of a canvas; luma as in ITU-R BT.601. */
export function greyOf(rgba: ArrayLike<number>, width: number, height: number): Raster {
  const pixels = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < pixels.length; at++, from += 4) {
    pixels[at] = (rgba[from]! * 299 + rgba[from + 1]! * 587 + rgba[from + 2]! * 114) / 1000
  }
  return { width, height, pixels }
}

/** Quarter turns, clockwise. */
export function turnRaster(raster: Raster, degrees: 0 | 90 | 180 | 270): Raster {
  if (degrees === 0) return raster
  const { width, height, pixels } = raster
  const turned = new Uint8Array(pixels.length)
  if (degrees === 180) return { width, height, pixels: turned.map((_none, index) => pixels[pixels.length - 1 - index]!) }
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const [column, row] = degrees === 90 ? [height - 1 - y, x] : [y, width - 1 - x]
      turned[row * height + column] = pixels[at]!
    }
  }
  return { width: height, height: width, pixels: turned }
}

/** Turned about its middle by a few degrees (clockwise), between pixels weighed (bilinear); what comes in from outside is white. */
export function leanRaster({ width, height, pixels }: Raster, degrees: number): Raster {
  const leaned = new Uint8Array(width * height).fill(255)
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const [middleX, middleY] = [width / 2, height / 2]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const fromX = middleX + (x - middleX) * cos + (y - middleY) * sin
      const fromY = middleY - (x - middleX) * sin + (y - middleY) * cos
      const left = Math.floor(fromX)
      const top = Math.floor(fromY)
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue
      const [right, down] = [fromX - left, fromY - top]
      const corner = top * width + left
      const above = pixels[corner]! * (1 - right) + pixels[corner + 1]! * right
      const below = pixels[corner + width]! * (1 - right) + pixels[corner + width + 1]! * right
      leaned[at] = above * (1 - down) + below * down
    }
  }
  return { width, height, pixels: leaned }
}

/** Every block of `factor` × `factor` pixels becomes one, as dark as their mean. */
export function shrink({ width, height, pixels }: Raster, factor: number): Raster {
  const [columns, rows] = [Math.floor(width / factor), Math.floor(height / factor)]
  const small = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0
      for (let y = row * factor; y < (row + 1) * factor; y++) {
        for (let x = column * factor; x < (column + 1) * factor; x++) sum += pixels[y * width + x]!
      }
      small[row * columns + column] = sum / (factor * factor)
    }
  }
  return { width: columns, height: rows, pixels: small }
}

/** The grey that parts ink from paper best (Otsu 1979). */
export function inkThreshold({ pixels }: Raster): number {
  const counts = new Float64Array(256)
  for (const grey of pixels) counts[grey]! += 1
  const total = pixels.length
  let sumAll = 0
  counts.forEach((count, grey) => (sumAll += grey * count))
  let [best, threshold, sum, dark] = [-1, 128, 0, 0]
  for (let grey = 0; grey < 255; grey++) {
    dark += counts[grey]!
    sum += grey * counts[grey]!
    if (dark === 0 || dark === total) continue
    const difference = sum / dark - (sumAll - sum) / (total - dark)
    const between = dark * (total - dark) * difference * difference
    if (between > best) [best, threshold] = [between, grey]
  }
  return threshold
}
