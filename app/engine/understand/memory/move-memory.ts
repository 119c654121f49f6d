import type { FieldMemory, Memory, TableMemory } from '#app/contract/memory.ts'
import type { Alignment, Point } from './alignment.ts'

/** The same memory in the places and lengths of a paper that is printed elsewhere or at another size. */
export function moveMemory(memory: Memory, by: Alignment): Memory {
  const { sender, print, fields, table } = memory
  return {
    ...memory,
    sender: { ...sender, ...(sender.read_at ? { read_at: movePoint(sender.read_at, by) } : {}) },
    print: print.map(({ word, ...at }) => ({ word, ...movePoint(at, by) })),
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, moveField(field, by)])),
    ...(table ? { table: moveTable(table, by) } : {}),
  }
}

const movePoint = ({ x, y }: Point, { scale, dx, dy }: Alignment): Point => ({ x: scale * x + dx, y: scale * y + dy })

function moveField({ place, ...field }: FieldMemory, by: Alignment): FieldMemory {
  if (!place) return field
  const { scale, dx } = by
  return {
    ...field,
    place: {
      ...place,
      at: movePoint(place.at, by),
      right: scale * place.right + dx,
      anchors: place.anchors.map((anchor) => ({ ...anchor, dx: scale * anchor.dx, dy: scale * anchor.dy })),
      gap: scale * place.gap,
      tail: scale * place.tail,
    },
  }
}

function moveTable(table: TableMemory, { scale, dx }: Alignment): TableMemory {
  const across = (x: number) => scale * x + dx
  return {
    ...table,
    heads: table.heads.map(({ word, x }) => ({ word, x: across(x) })),
    columns: table.columns.map((column) => ({ ...column, left: across(column.left), right: across(column.right) })),
    ...(table.gap === undefined ? {} : { gap: scale * table.gap }),
    ...(table.pitch === undefined ? {} : { pitch: scale * table.pitch }),
  }
}
