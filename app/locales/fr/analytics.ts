import type { Shape } from '../shape.ts'
import type { analytics as english } from '../en/analytics.ts'

export const analytics = {
  title: 'Analyses',
  period: 'Période',
  periods: {
    today: 'Aujourd’hui',
    last_7_days: '7 derniers jours',
    last_month: 'Dernier mois',
    last_6_months: '6 derniers mois',
    this_year: 'Cette année',
  },
  measure: {
    processed: 'Nombre de documents traités',
    uploaded: 'Documents déposés',
    corrections: 'Corrections effectuées',
    mean_corrections: 'Corrections moyennes par document',
    time_saved: 'Temps gagné grâce à l’automatisation',
    review_time: 'Temps de vérification',
    touchless: 'Approuvés sans correction',
    correct: 'Valeurs correctes',
    errors: 'Valeurs corrigées ou manquées',
    accuracy: 'Part correcte',
  },
  formula: {
    processed: 'Documents dont la première extraction s’est terminée dans la période.',
    uploaded: 'Documents créés dans la période.',
    corrections:
      'Champs et cellules dont la valeur à l’approbation diffère de la première extraite. Une ligne ajoutée compte ses cellules remplies, une ligne supprimée compte un.',
    mean_corrections: 'Corrections ÷ documents approuvés.',
    time_saved:
      'Temps de saisie des documents approuvés − temps de vérification. Saisie : {{field}} s par champ + {{character}} s par caractère.',
    review_time:
      'Temps passé avec le poste de vérification au premier plan et une saisie dans les 60 dernières secondes, pour les documents approuvés de la période.',
    touchless: 'Documents lus dans un fichier et approuvés sans aucune correction. Ceux saisis à la main ne comptent pas.',
    correct: 'Valeurs extraites inchangées à l’approbation, face aux valeurs corrigées et manquées.',
  },
  touchless_by: '{{rule}} par règle, {{person}} par une personne',
  short: { uploaded: 'Déposés', processed: 'Traités', approved: 'Approuvés' },
  chart: {
    per_day: 'Documents par jour',
    per_week: 'Documents par semaine',
    correct_error: 'Correct ou erroné',
    by_field: 'Corrections par champ',
    time_saved: 'Temps gagné',
  },
  column: {
    day: 'Jour',
    week: 'Semaine du',
    field: 'Champ',
    minutes: 'Minutes',
  },
  table: 'Afficher les chiffres',
  csv: 'Télécharger en CSV',
  empty_title: 'Pas encore de chiffres pour cette période',
  from_to: 'du {{from}} au {{to}}',
} satisfies Shape<typeof english>
