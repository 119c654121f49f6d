import { pattern } from './pattern.ts'

/** `ATELIERS MÉTALLIQUES DU`, `geliefert auf`, `selon accord avec M.`: whoever writes so goes on in the next line. */
export const openEnd = pattern('iu')`
  \s(?:
    de|du|des|del|della|dei|la|le|les|el|los|et|y|e|and|of|the|with|by|on|for|en|sur|avec|sans|par|pour|con|sin|por|para|según|selon|
    der|die|das|den|dem|und|auf|mit|ohne|für|von|vom|zum|zur|nach|van|voor|met|&|Mme|M\.|Sra?\.|Mr\.?|Mrs\.?|Herrn?|Frau|
    or|to|at|from|an|including|ou|au|aux|dans|chez|une?|sous|incluant|compris|al|una|desde|hasta|sobre|incluid[oa]s?|incluyendo|
    oder|bei|aus|im|am|eine[nrm]?|durch|über|unter|einschließlich|einschl\.|inklusive|inkl\.|zuzüglich|zzgl\.|[-–]
  )$
`
