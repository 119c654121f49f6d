import type { Shape } from '../shape.ts'
import type { pages as english } from '../en/pages.ts'

export const pages = {
  home: {
    title: 'Accueil',
    greeting: 'Bonjour {{name}}',
    waiting: 'En attente d’approbation',
    review_next: 'Vérifier le suivant',
    open_list: 'Ouvrir la liste',
    uploaded_today: 'Déposés aujourd’hui',
    approved_today: 'Approuvés aujourd’hui',
    last: 'Derniers documents',
    last_none: 'Aucun document pour l’instant.',
    start_title: 'Trois étapes jusqu’au premier document approuvé',
    start_text: 'Tout reste sur cette machine. Ni cloud, ni modèle, ni configuration.',
    steps: {
      upload_title: 'Déposez un PDF',
      upload_text: 'Une facture ou la commande d’un client. N’importe où sur cette page.',
      review_title: 'Vérifiez ce qui a été lu',
      review_text: 'Chaque valeur montre l’endroit de la page d’où elle vient. Les valeurs douteuses sont signalées.',
      approve_title: 'Approuvez',
      approve_text: 'Ce que vous corrigez est retenu pour le prochain document de la même présentation.',
    },
    samples: 'Charger les documents d’exemple',
    samples_text: 'Rien sous la main ? Huit factures et commandes inventées, en trois langues, montrent le fonctionnement.',
  },
  about: {
    title: 'À propos',
    lead: 'Gleaner lit les commandes et les factures en PDF, montre d’où vient chaque valeur et les fait approuver par des personnes.',
    version: 'Version {{version}}',
    parts: {
      what_title: 'Ce qu’il fait',
      what_text:
        'Les commandes des clients et les factures des fournisseurs arrivent en PDF. Gleaner en extrait numéros, dates, parties, montants et lignes, vérifie que les comptes tombent juste et les place à côté de la page pour vérification. Les documents approuvés sortent en CSV, Excel, JSON, UBL ou par la remise à l’ERP.',
      proof_title: 'Chaque valeur porte sa preuve',
      proof_text:
        'Une valeur mène aux mots de la page, à la règle, à la mémoire ou à la facture électronique qui l’a choisie, aux autres candidats et aux contrôles réussis. Ce qui est incertain est dit incertain.',
      local_title: 'Vos documents restent ici',
      local_text:
        'Lecture, reconnaissance des scans et apprentissage se font sur cette machine. Rien n’est envoyé à un service en ligne. Un modèle de langage local est utilisé s’il est installé, jamais exigé.',
      learn_title: 'Une correction suffit',
      learn_text:
        'Quand une personne corrige et approuve un document, le suivant de la même présentation est lu en conséquence. Ce qui a été appris peut être lu, exporté et oublié.',
    },
    open_source_title: 'Construit avec',
    open_source_text:
      'Remix, React, SQLite, pdf.js, Tesseract, Radix et d’autres logiciels libres. La police est Inter (SIL Open Font License).',
  },
  contact: {
    title: 'Contact',
    lead: 'Gleaner est exploité par votre propre organisation. Les personnes qui peuvent vous aider sont proches.',
    admins_title: 'Administrateurs de cette installation',
    admins_text: 'Ils ajoutent les membres, réinitialisent les mots de passe et veillent sur le serveur.',
    report_title: 'Une valeur a été mal lue ?',
    report_text: 'Corrigez-la et approuvez le document : c’est le signalement. Le prochain document de cette présentation sera mieux lu.',
    fault_title: 'Quelque chose ne fonctionne pas ?',
    fault_text:
      'Dites à un administrateur ce que vous avez fait, l’heure et l’adresse de la page. Le serveur tient un journal aux mêmes heures.',
    address: 'Adresse de cette installation',
  },
  faq: {
    title: 'FAQ',
    lead: 'Réponses courtes aux premières questions.',
    entries: {
      files_q: 'Quels fichiers puis-je déposer ?',
      files_a:
        'Des fichiers PDF jusqu’à {{megabytes}} Mo, avec texte ou numérisés. Les autres types sont refusés. Un même fichier est reconnu à son contenu, même sous un autre nom, et n’est jamais enregistré deux fois.',
      doubt_q: 'Que veut dire « à vérifier » ?',
      doubt_a:
        'Une valeur est douteuse quand sa confiance est inférieure à 90 %, ou quand un contrôle ou un avertissement la désigne, par exemple si les lignes ne donnent pas le total. Commencez par elles ; Entrée mène à la suivante.',
      kind_q: 'Le document est dans la mauvaise liste. Que faire ?',
      kind_a:
        'Un avertissement signale un document qui ressemble à l’autre type. Dans le détail, vous pouvez le déplacer ; il est alors relu comme tel.',
      failed_q: 'Pourquoi un document est-il en « Échec » ?',
      failed_a:
        'Le fichier n’a pas pu être lu : chiffré, endommagé ou trop long à traiter. La raison figure dans la liste. Vous pouvez réessayer, déposer le bon fichier ou remplir les champs à la main.',
      approve_q: 'Que se passe-t-il quand j’approuve ?',
      approve_a:
        'Les valeurs sont figées comme étant les vôtres, la correction est retenue pour la présentation, et le document est prêt pour l’export. Un doublon possible bloque l’approbation tant que vous n’expliquez pas pourquoi ce n’en est pas un. Un document approuvé peut être rouvert.',
      learned_q: 'Qu’a-t-on appris de moi, et où le voir ?',
      learned_a:
        'Chaque approbation apprend où se trouvent les valeurs de cette présentation. Si des documents en attente en seraient mieux lus, un bandeau propose de voir les changements, de les appliquer et de les annuler. Dans Paramètres, Fournisseurs et clients, vous voyez pour chaque société qui a appris quoi, quand et d’après quel document ; cela peut y être exporté et oublié.',
      delete_q: 'Puis-je récupérer un document supprimé ?',
      delete_a:
        'Oui, pendant 30 jours : la corbeille se trouve au-dessus de chaque liste. Déposer à nouveau le même fichier le restaure aussi. Seuls les administrateurs peuvent supprimer un document approuvé.',
      keys_q: 'Existe-t-il des raccourcis clavier ?',
      keys_a: 'Oui. Dans le détail d’un document, appuyez sur ? pour voir ceux qui fonctionnent à ce moment.',
      privacy_q: 'Qui peut voir mes documents ?',
      privacy_a: 'Les membres de cette installation, selon leur rôle. Rien ne quitte cette machine sans que vous l’exportiez.',
      language_q: 'Comment changer la langue ou le thème ?',
      language_a: 'Dans Paramètres, Préférences. Les deux sont retenus dans ce navigateur et avec votre compte.',
      time_q: 'Comment le « temps gagné » est-il calculé ?',
      time_a:
        'La saisie à la main est comptée {{field}} secondes par champ et {{character}} seconde par caractère (Paramètres, Extraction) ; le temps de vérification en est retranché. Le résultat peut être négatif, et il est montré ainsi.',
    },
  },
  search: {
    title: 'Recherche',
    label: 'Résultats de la recherche',
    results_one: '{{count}} résultat pour « {{query}} »',
    results_other: '{{count}} résultats pour « {{query}} »',
    none_title: 'Rien trouvé pour « {{query}} »',
    none_text: 'La recherche porte sur les numéros, les noms, les montants et le texte des pages, dans les deux types de documents.',
    start_title: 'Que cherchez-vous ?',
    start_text: 'Saisissez un numéro, un nom ou quelques mots de la page.',
  },
} satisfies Shape<typeof english>
