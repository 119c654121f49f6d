/** Begins a line that says who is to get it there. */
export const ATTENTION =
  /^(?:att(?:n|ention|enzione|entie)?\b|for the attention\b|à l['’ ]attention|a la atenc|z\.? ?hd|t\.?a\.?v|all['’ ]attenzione|ao? cuidado|c\/o)/i
