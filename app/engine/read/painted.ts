import type { Box } from '../document.ts'

/** Why a piece of text that the file writes is not seen on the page. */
export type Hiding = 'render_mode' | 'layer' | 'transparent' | 'tiny' | 'clipped' | 'off_page' | 'same_colour' | 'covered'

/** A run of glyphs written in one go without white space between. Geometry as displayed. */
export interface Piece {
  text: string
  /** Where the pen starts and ends on the base line. */
  start: readonly [x: number, y: number]
  end: readonly [x: number, y: number]
  /** Direction of writing, degrees clockwise as displayed: 0 reads to the right, 90 downwards. */
  angle: number
  /** Font size in points as displayed. */
  size: number
  bold: boolean
  /** True where a written space stands before. */
  spaceBefore: boolean
  colour: string
  /** Position in the order of painting. */
  order: number
  hiding: Hiding | undefined
  /** The rest of a number of which some digits are seen. */
  ofNumber?: boolean
  /** Written by an annotation: a form-field value, a free-text note. */
  annotation: boolean
  box: Box
}

/** A filled or stroked straight thing. */
export interface Stroke {
  box: Box
  colour: string
  order: number
}

export interface Fill extends Stroke {
  /** Hides what was painted before. */
  opaque: boolean
  /** An upright rectangle. */
  rectangle: boolean
  /** Fills its box but for the corners; other shapes hide only part of it. */
  solid: boolean
}

export interface Picture {
  box: Box
  order: number
  /** Lets nothing shine through; false for masks and pictures with transparency. */
  opaque: boolean
}

/** What a page shows, in the order of painting. */
export interface Painted {
  pieces: Piece[]
  strokes: Stroke[]
  fills: Fill[]
  pictures: Picture[]
  /** More was painted than is looked at. */
  cut: boolean
  /** How many glyphs are written, seen or not. */
  glyphs: number
  /** A digit is drawn that the file says is another one. */
  lies: boolean
  /** How many glyphs are drawn as in a mirror. */
  mirrored: number
  /** Not a single step stands in the program of the page. */
  bare: boolean
}
