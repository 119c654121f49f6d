import type { Shape } from '../shape.ts'
import type { analytics as english } from '../en/analytics.ts'

export const analytics = {
  title: 'Análisis',
  period: 'Periodo',
  periods: {
    today: 'Hoy',
    last_7_days: 'Últimos 7 días',
    last_month: 'Último mes',
    last_6_months: 'Últimos 6 meses',
    this_year: 'Este año',
  },
  measure: {
    processed: 'Número de documentos procesados',
    uploaded: 'Documentos subidos',
    corrections: 'Correcciones realizadas',
    mean_corrections: 'Media de correcciones por documento',
    time_saved: 'Tiempo ahorrado gracias a la automatización',
    review_time: 'Tiempo de revisión',
    touchless: 'Aprobados sin corrección',
    correct: 'Valores correctos',
    errors: 'Valores corregidos u omitidos',
    accuracy: 'Proporción correcta',
  },
  formula: {
    processed: 'Documentos cuya primera extracción terminó en el periodo.',
    uploaded: 'Documentos creados en el periodo.',
    corrections:
      'Campos y celdas cuyo valor al aprobar difiere del primero extraído. Una fila añadida cuenta sus celdas rellenas; una fila eliminada cuenta una.',
    mean_corrections: 'Correcciones ÷ documentos aprobados.',
    time_saved:
      'Tiempo de tecleo de los documentos aprobados − tiempo de revisión. Tecleo: {{field}} s por campo + {{character}} s por carácter.',
    review_time:
      'Tiempo con la mesa de revisión en primer plano y alguna entrada en los últimos 60 segundos, de los documentos aprobados en el periodo.',
    touchless: 'Documentos leídos de un archivo y aprobados sin ninguna corrección. Los introducidos a mano no cuentan.',
    correct: 'Valores extraídos sin cambios al aprobar, frente a los corregidos y los omitidos.',
  },
  touchless_by: '{{rule}} por regla, {{person}} por una persona',
  short: { uploaded: 'Subidos', processed: 'Procesados', approved: 'Aprobados' },
  chart: {
    per_day: 'Documentos por día',
    per_week: 'Documentos por semana',
    correct_error: 'Correctos y errores',
    by_field: 'Correcciones por campo',
    time_saved: 'Tiempo ahorrado',
  },
  column: {
    day: 'Día',
    week: 'Semana del',
    field: 'Campo',
    minutes: 'Minutos',
  },
  table: 'Mostrar los números',
  csv: 'Descargar CSV',
  empty_title: 'Aún no hay cifras para este periodo',
  from_to: 'del {{from}} al {{to}}',
} satisfies Shape<typeof english>
