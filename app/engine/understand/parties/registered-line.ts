/** `Registered in Ireland 488120. Directors: …`, `RCS Niort 338 604 172`: what the register holds of a firm, right under its address at the foot. */
export const isRegisteredLine = (text: string) =>
  /^(?:registered (?:in|no|number|charity)|company (?:reg|no|number)|directors?\s?:|rcs\s\p{Lu}|siren\b|siret\b|inscrita en|amtsgericht|handelsregister|hr[ab]\s\d)/iu.test(
    text,
  )
