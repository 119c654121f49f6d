import type { Language } from '#app/contract/languages.ts'
import { words } from './words.ts'

/** Words that questions are made of and that change nothing in them. A word that negates or compares is none of them. */
export const small = words(
  // English
  'what|which|who|whom|where|how|is|are|was|were|do|does|did|be|been|being|has|have|had|having|the|an?|of|for|in|on|at|by|about|with|from|to|me|my|i|we|us|you|your|our|ours|they|them|their|its?|this|that|these|those|there|here|and|or|as|any|all|every|each|some|please|can|could|would|will|shall|should|like|want|need|know|see|show|find|tell|give|list|get|got|look|display|let|hello|hi|help|thanks|thank|documents?|papers?|say|says|said|dated?|received?|receive|sent|send|come|came|comes|currently|now|so far|in total|altogether|overall|still|yet|already|ever|money|worth|value|made|make|were made|exactly|describe|details?|summari[sz]e|summary|s|altogether|together|much|many|total|totals|invoices?|orders?',
  // Spanish
  'puedes?|sabes|hacer|que|quien(?:es)?|cual(?:es)?|donde|como|es|son|fue|fueron|era|esta|estan|estas|este|estos|hay|ha|han|he|hemos|el|la|los|las|un[ao]?s?|de|del|en|sobre|con|por|para|al?|y|o|se|me|nos|le|les|lo|mi|mis|tu|su|sus|nuestr[ao]s?|todos?|todas?|tengo|tenemos|tiene|tienen|recibimos|recibido|recibid[ao]s|enviado|envio|muestra|muestrame|muestreme|busca|dame|deme|dime|digame|lista|listar?|ver|quiero|quisiera|por favor|documentos?|dice|dicen|ahora|aun|todavia|ya|actualmente|dinero|valor|fechad[ao]s?|hola|ayuda|gracias|cada|facturas?|pedidos?|total(?:es)?|cuanto|hasta ahora|en total|hubo|haber|habia|hicieron|hicimos|hecho|deben|debe|tener|soportado|en conjunto|juntos|juntas|hablame|hableme|cuentame|cuenteme|describe|describeme|detalles?|resume|resumeme|resumen',
  // French
  'tu|sais|faire|(?:les?|la)?quel(?:le)?s?|qui|que|quoi|ou|comment|est|sont|etait|etaient|ete|il|elle|ils|elles|on|y|a|ai|as|avons|avez|ont|t|le|la|les|une?|des?|du|au|aux|en|dans|sur|avec|pour|par|chez|et|mes|mon|ma|nos|notre|vos|votre|leurs?|son|sa|ses|ce|cet|cette|ces|cela|nous|vous|je|moi|tous|toutes?|tout|montre|montrez|affiche|affichez|cherche|trouve|donne|donnez|liste|lister|voir|voudrais|veux|peux|svp|s il (?:te|vous) plait|documents?|dit|disent|actuellement|maintenant|encore|deja|recue?s?|recu|recevons|envoyee?s?|datee?s?|argent|valeur|bonjour|aide|merci|ceux|celles?|celui|sont elles|est ce que|est ce|factures?|commandes?|total|totaux|au total|jusque ici|faites?|fait|ensemble|avoir|parle|parlez|decris|decrivez|details?|resume[rz]?',
)

/** Small words that tell the language of a question. */
export const tellTale: Record<Language, RegExp> = {
  en: /(?<= )(?:duplicates?|errors?|today|prices?|suppliers?|customers?|total|amounts?|address|payment|overdue|due|the|how|many|much|which|what|who|when|is|are|was|of|for|this|last|did|do|does|from|show|me|my|we|with|without|by|and|invoices?|orders?|in|on)(?= )/g,
  es: /(?<= )(?:mes|mejor|proximo|duplicad[ao]s?|errores|impagad[ao]s?|rechazad[ao]s?|vencid[ao]s?|hoy|he|precios?|proveedor(?:es)?|clientes?|documentos?|direccion|condiciones|pago|facturado|historial|importes?|iva|el|la|los|las|cuant[ao]s?|cual(?:es)?|que|quien|cuando|es|son|de|del|para|este|esta|pasado|por|muestra|mis|con|sin|facturas?|pedidos?|en|hay|ultim[ao]s|y)(?= )/g,
  fr: /(?<= )(?:doublons?|erreurs?|impayee?s?|rejetee?s?|illisibles?|motifs?|que|je|ai|aujourdhui|prix|fournisseurs?|clients?|montants?|adresses?|conditions|paiement|facturee?s?|historique|numero|tva|douteux|d|le|la|les|combien|quel(?:le)?s?|qui|quand|est|sont|des?|du|pour|ce|cette|dernier(?:s|es|e)?|par|montre|mes|avec|sans|factures?|commandes?|en|y|ont|au|quoi|nous|et)(?= )/g,
}
