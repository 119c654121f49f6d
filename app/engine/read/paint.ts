import type { Matrix } from './geometry.ts'
import { boxOnPage, transformed } from './graphics-state.ts'
import type { SoftMask } from './mask-pen.ts'
import { OPS } from './operators.ts'
import type { Glyph } from './paint-text.ts'
import type { Painted } from './painted.ts'
import { Painter, type Program } from './painter.ts'

/** Runs the program of a page and notes what it paints: text, strokes, fills and pictures, each with its place in the order. */
export function paint(program: Program): Painted {
  const painter = new Painter(program)
  const { fnArray, argsArray } = program
  for (let index = 0; index < fnArray.length; index++) {
    painter.order = index
    steps[fnArray[index]!]?.(painter, (argsArray[index] ?? []) as Arguments)
  }
  painter.painted.bare = fnArray.length === 0
  return painter.painted
}

/** pdf.js gives each operator its own tuple of arguments; every step names the ones it takes. */
type Arguments = readonly never[]
type Step = (painter: Painter, args: Arguments) => void

const number = (args: Arguments, index = 0): number => Number(args[index] ?? 0)
const show: Step = (painter, args) => painter.text((args[0] ?? []) as readonly (Glyph | number)[])

const steps: Record<number, Step> = {
  [OPS.save]: (painter) => painter.save(),
  [OPS.restore]: (painter) => painter.restore(),
  [OPS.transform]: (painter, args) => {
    painter.state = transformed(painter.state, args as unknown as Matrix)
  },
  [OPS.setLineWidth]: (painter, args) => {
    painter.state.lineWidth = number(args)
  },
  [OPS.setGState]: (painter, args) => painter.setGraphics((args[0] ?? []) as readonly (readonly [string, unknown])[]),
  [OPS.setFillRGBColor]: (painter, args) => {
    painter.state.fill = String(args[0])
  },
  [OPS.setStrokeRGBColor]: (painter, args) => {
    painter.state.stroke = String(args[0])
  },
  [OPS.setFillColorN]: (painter) => {
    painter.state.fill = 'pattern'
  },
  [OPS.setStrokeColorN]: (painter) => {
    painter.state.stroke = 'pattern'
  },
  [OPS.setFillTransparent]: (painter) => {
    painter.state.fill = 'pattern'
  },
  [OPS.constructPath]: (painter, args) => {
    const [operator, data, extent] = args as unknown as [number, [ArrayLike<number> | null], ArrayLike<number> | null]
    painter.path(operator, data?.[0], extent)
  },
  [OPS.rawFillPath]: (painter, args) => painter.path(OPS.fill, (args as unknown as [ArrayLike<number>])[0], null),
  [OPS.clip]: (painter) => {
    painter.pendingClip = true
  },
  [OPS.eoClip]: (painter) => {
    painter.pendingClip = true
  },

  [OPS.beginText]: (painter) => painter.setTextMatrix([1, 0, 0, 1, 0, 0]),
  [OPS.setTextMatrix]: (painter, args) => painter.setTextMatrix(matrixOf(args)),
  [OPS.moveText]: (painter, args) => painter.moveTo(number(args, 0), number(args, 1)),
  [OPS.setLeadingMoveText]: (painter, args) => {
    painter.state.leading = -number(args, 1)
    painter.moveTo(number(args, 0), number(args, 1))
  },
  [OPS.nextLine]: (painter) => painter.moveTo(0, -painter.state.leading),
  [OPS.setLeading]: (painter, args) => {
    painter.state.leading = number(args)
  },
  [OPS.setFont]: (painter, args) => painter.setFont(String(args[0]), number(args, 1)),
  [OPS.setCharSpacing]: (painter, args) => {
    painter.state.charSpacing = number(args)
  },
  [OPS.setWordSpacing]: (painter, args) => {
    painter.state.wordSpacing = number(args)
  },
  [OPS.setHScale]: (painter, args) => {
    painter.state.horizontalScale = number(args) / 100
  },
  [OPS.setTextRise]: (painter, args) => {
    painter.state.rise = number(args)
  },
  [OPS.setTextRenderingMode]: (painter, args) => {
    painter.state.mode = number(args)
  },
  [OPS.showText]: show,
  [OPS.showSpacedText]: show,

  [OPS.paintFormXObjectBegin]: (painter, args) => {
    const [matrix, extent] = args as unknown as [Matrix | null, ArrayLike<number> | null]
    painter.save()
    painter.state = transformed(painter.state, matrix)
    if (extent) painter.clipTo(boxOnPage(painter.state.matrix, extent))
  },
  [OPS.paintFormXObjectEnd]: (painter) => painter.restore(),
  [OPS.beginGroup]: (painter, args) => {
    const group = (args[0] ?? {}) as { smask?: SoftMask; bbox?: ArrayLike<number>; matrix?: Matrix }
    painter.save()
    // The matrix of the group moves only its bounds here: the form inside applies it to the content.
    if (group.bbox) painter.clipTo(boxOnPage(transformed(painter.state, group.matrix).matrix, group.bbox))
    painter.mask.begin(group.smask ?? undefined)
  },
  [OPS.endGroup]: (painter) => {
    painter.mask.end()
    painter.restore()
  },
  [OPS.beginAnnotation]: (painter, args) => {
    const [, rectangle, transform, matrix] = args as unknown as [string, ArrayLike<number> | null, Matrix, Matrix]
    painter.beginAnnotation(rectangle, transform, matrix)
  },
  [OPS.endAnnotation]: (painter) => {
    painter.annotation = false
  },

  [OPS.beginMarkedContent]: (painter) => painter.layers.push(true),
  [OPS.beginMarkedContentProps]: (painter, args) => {
    painter.layerBegan = painter.order
    painter.layers.push(String(args[0]) !== 'OC' || painter.program.isLayerVisible(args[1]))
  },
  [OPS.endMarkedContent]: (painter) => {
    painter.layers.pop()
  },

  [OPS.shadingFill]: (painter) => painter.shading(),
  [OPS.paintImageXObject]: (painter, args) => painter.picture(painter.program.isPictureOpaque(args[0])),
  [OPS.paintInlineImageXObject]: (painter) => painter.picture(false),
  [OPS.paintImageXObjectRepeat]: (painter) => painter.picture(false),
  [OPS.paintImageMaskXObject]: (painter) => painter.picture(false),
}

/** Both `[a, …, f]` and `[[a, …, f]]` occur. */
function matrixOf(args: Arguments): Matrix {
  const flat = (args as readonly unknown[]).flatMap((part) => (typeof part === 'number' ? [part] : Array.from(part as ArrayLike<number>)))
  return flat as unknown as Matrix
}
