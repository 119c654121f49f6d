import type { Shape } from '../shape.ts'
import type { bot as english } from '../en/bot.ts'

export const bot = {
  title: 'Assistant',
  threads: 'Conversations',
  new_thread: 'Nouvelle conversation',
  unnamed: 'Nouvelle conversation',
  select: 'Veuillez choisir une conversation à gauche',
  delete: 'Supprimer la conversation',
  delete_question: 'Voulez-vous vraiment supprimer cette conversation ? Cette action est irréversible.',
  deleted: 'La conversation a été supprimée.',
  rename: 'Renommer la conversation',
  name: 'Nom',
  message: 'Message',
  message_placeholder: 'Posez une question sur vos documents…',
  send: 'Envoyer',
  stop: 'Arrêter',
  you: 'Vous',
  assistant: 'Assistant',
  thinking: 'Recherche dans vos documents…',
  citations: 'Sources',
  empty: 'Aucune conversation. Commencez-en une et posez une question sur vos documents.',
  ask_title: 'Posez une question sur vos documents',
  ask_text:
    'Chaque chiffre vient d’une requête sur vos propres documents et y renvoie. Ce qu’ils ne disent pas, l’assistant ne le dit pas non plus.',
  examples: {
    pending: 'Quels documents attendent une approbation ?',
    suppliers: 'Combien chaque fournisseur a-t-il facturé cette année ?',
    due: 'Quelles factures arrivent à échéance dans les 7 jours ?',
  },
  not_yet:
    'L’assistant ne répond pas encore dans cette version. Les conversations sont conservées ; en attendant, la recherche trouve numéros, noms et mots dans tous les documents.',
  unavailable: 'L’assistant ne répond pas encore dans cette version. Votre message est conservé avec la conversation.',
} satisfies Shape<typeof english>
