import { createRequire, Module } from 'node:module'

const require = createRequire(import.meta.url)
const LIBRARY = '@napi-rs/canvas'

interface CanvasLibrary {
  DOMMatrix: object
  ImageData: object
  Path2D: object
}

/**
 * pdf.js loads the library that draws (native, half a second and tens of megabytes) as soon as it is loaded itself, for three names of the browser,
 * though pages with text are never drawn. While `load` loads pdf.js, the library is therefore not there; afterwards two of the names bring it when
 * something is drawn, and the third (which pdf.js uses at once) comes from the library's part that is not native.
 */
export async function keepCanvasForDrawing(load: () => Promise<unknown>): Promise<void> {
  const path = require.resolve(LIBRARY)
  if (require.cache[path]) {
    await load()
    return
  }
  const { DOMMatrix } = require(`${LIBRARY}/geometry.js`) as Pick<CanvasLibrary, 'DOMMatrix'>
  const promised: CanvasLibrary = { DOMMatrix, ImageData: class {}, Path2D: class {} }
  require.cache[path] = Object.assign(new Module(path), { exports: promised, loaded: true })
  try {
    await load()
  } finally {
    Reflect.deleteProperty(require.cache, path)
  }
  bringWhenUsed('ImageData')
  bringWhenUsed('Path2D')
}

function bringWhenUsed(name: 'ImageData' | 'Path2D'): void {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => {
      const value = (require(LIBRARY) as CanvasLibrary)[name]
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
      return value
    },
  })
}
