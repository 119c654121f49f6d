/**
 * What a model server may do wrong, one name each. `none` is a server that does everything right.
 * Those of the way come from the server whatever it is asked; those of the content are up to whoever writes the answer.
 */
export const traps = [
  'none',
  /** The first token takes longer than later ones may: a model that is being loaded. */
  'slow_first_token',
  /** Says something, then nothing, and keeps the connection. */
  'stalls',
  /** Accepts the request and never answers at all. */
  'silent',
  /** Says something, then the connection breaks. */
  'dies',
  /** Ends politely without `done`. */
  'no_done',
  /** `done_reason` is `length` and the content is cut in its middle. */
  'cut',
  /** The JSON stands between code fences. */
  'fenced',
  /** Thinks, and says nothing, unless `think` is false. */
  'thinks',
  /** Thinks, and says nothing, where `think` is false; answers without it. */
  'thinks_when_told_not_to',
  /** 400 where `think` is mentioned at all. */
  'no_thinking',
  /** 503, the queue is full. */
  'busy',
  /** 500. */
  'broken',
  /** 200 and the first token, then a line with an error. */
  'error_line',
  /** 200 and something that is no JSON at all. */
  'garbage',
  /** Well formed stream, content that is no JSON. */
  'chatter',
] as const
export type Trap = (typeof traps)[number]
