import type { Shape } from '../shape.ts'
import type { bot as english } from '../en/bot.ts'

export const bot = {
  title: 'Asistente',
  threads: 'Conversaciones',
  new_thread: 'Nueva conversación',
  unnamed: 'Nueva conversación',
  select: 'Seleccione una conversación a la izquierda',
  delete: 'Eliminar conversación',
  delete_question: '¿Seguro que quiere eliminar esta conversación? Esta acción no se puede deshacer.',
  deleted: 'La conversación se ha eliminado.',
  rename: 'Cambiar el nombre de la conversación',
  name: 'Nombre',
  message: 'Mensaje',
  message_placeholder: 'Pregunte por sus documentos…',
  send: 'Enviar',
  stop: 'Detener',
  you: 'Usted',
  assistant: 'Asistente',
  thinking: 'Buscando en sus documentos…',
  citations: 'Fuentes',
  empty: 'Todavía no hay conversaciones. Empiece una y pregunte por sus documentos.',
  ask_title: 'Pregunte por sus documentos',
  ask_text:
    'Cada cifra procede de una consulta sobre sus propios documentos y enlaza con ellos. Lo que no dicen, el asistente tampoco lo dice.',
  examples: {
    pending: '¿Qué documentos esperan aprobación?',
    suppliers: '¿Cuánto ha facturado cada proveedor este año?',
    due: '¿Qué facturas vencen en los próximos 7 días?',
  },
  not_yet:
    'El asistente todavía no responde en esta versión. Las conversaciones se guardan; mientras tanto, la búsqueda encuentra números, nombres y palabras en todos los documentos.',
  unavailable: 'El asistente todavía no responde en esta versión. Su mensaje queda guardado en la conversación.',
} satisfies Shape<typeof english>
