import type { Shape } from '../shape.ts'
import type { pages as english } from '../en/pages.ts'

export const pages = {
  home: {
    title: 'Inicio',
    greeting: 'Hola, {{name}}',
    waiting: 'Pendientes de aprobación',
    review_next: 'Revisar el siguiente',
    open_list: 'Abrir la lista',
    uploaded_today: 'Subidos hoy',
    approved_today: 'Aprobados hoy',
    last: 'Últimos documentos',
    last_none: 'Todavía no hay documentos.',
    start_title: 'Tres pasos hasta el primer documento aprobado',
    start_text: 'Todo queda en esta máquina. Sin nube, sin modelo, sin configuración.',
    steps: {
      upload_title: 'Suba un PDF',
      upload_text: 'Una factura o el pedido de un cliente. Suéltelo en cualquier parte de esta página.',
      review_title: 'Revise lo que se ha leído',
      review_text: 'Cada valor muestra el lugar de la página del que procede. Los dudosos están marcados.',
      approve_title: 'Apruebe',
      approve_text: 'Lo que corrige se recuerda para el próximo documento con el mismo diseño.',
    },
    samples: 'Cargar los documentos de ejemplo',
    samples_text: '¿Nada a mano? Ocho facturas y pedidos inventados, en tres idiomas, muestran cómo funciona.',
  },
  about: {
    title: 'Acerca de',
    lead: 'Gleaner lee pedidos y facturas en PDF, muestra de dónde procede cada valor y deja que las personas los aprueben.',
    version: 'Versión {{version}}',
    parts: {
      what_title: 'Qué hace',
      what_text:
        'Los pedidos de los clientes y las facturas de los proveedores llegan en PDF. Gleaner extrae números, fechas, partes, importes y líneas, comprueba que las cuentas cuadran y los pone junto a la página para su revisión. Los documentos aprobados salen en CSV, Excel, JSON, UBL o por la entrega al ERP.',
      proof_title: 'Cada valor lleva su prueba',
      proof_text:
        'Un valor conduce a las palabras de la página, a la regla, la memoria o la factura electrónica que lo eligió, a los demás candidatos y a las comprobaciones superadas. Lo incierto se dice incierto.',
      local_title: 'Sus documentos se quedan aquí',
      local_text:
        'La lectura, el reconocimiento de escaneos y el aprendizaje se ejecutan en esta máquina. Nada se envía a un servicio en la nube. Se usa un modelo de lenguaje local si está instalado, y nunca se exige.',
      learn_title: 'Basta una corrección',
      learn_text:
        'Cuando una persona corrige y aprueba un documento, el siguiente con el mismo diseño se lee en consecuencia. Lo aprendido se puede leer, exportar y olvidar.',
    },
    open_source_title: 'Construido con',
    open_source_text:
      'Remix, React, SQLite, pdf.js, Tesseract, Radix y otro software libre. La tipografía es Inter (SIL Open Font License).',
  },
  contact: {
    title: 'Contacto',
    lead: 'Su propia organización gestiona Gleaner. Quienes pueden ayudarle están cerca.',
    admins_title: 'Administradores de esta instalación',
    admins_text: 'Añaden miembros, restablecen contraseñas y cuidan del servidor.',
    report_title: '¿Algo se ha leído mal?',
    report_text: 'Corrija el valor y apruebe el documento: ese es el aviso. El próximo documento con este diseño se leerá mejor.',
    fault_title: '¿Algo no funciona?',
    fault_text:
      'Diga a un administrador qué hizo, la hora y la dirección de la página. El servidor guarda un registro con las mismas horas.',
    address: 'Dirección de esta instalación',
  },
  faq: {
    title: 'Preguntas frecuentes',
    lead: 'Respuestas breves a lo primero que se pregunta.',
    entries: {
      files_q: '¿Qué archivos puedo subir?',
      files_a:
        'Archivos PDF de hasta {{megabytes}} MB, con texto o escaneados. Otros tipos se rechazan. El mismo archivo se reconoce por su contenido, también con otro nombre, y nunca se guarda dos veces.',
      doubt_q: '¿Qué significa «por revisar»?',
      doubt_a:
        'Un valor es dudoso cuando su confianza es inferior al 90 %, o cuando una comprobación o un aviso lo señala, por ejemplo si las líneas no suman. Empiece por esos; Intro lleva al siguiente.',
      kind_q: 'El documento está en la lista equivocada. ¿Y ahora?',
      kind_a: 'Un aviso señala un documento que parece del otro tipo. En el detalle puede moverlo; entonces se lee de nuevo como tal.',
      failed_q: '¿Por qué un documento está «Fallido»?',
      failed_a:
        'El archivo no se pudo leer: está cifrado, dañado o tardó demasiado. El motivo figura en la lista. Puede reintentarlo, subir el archivo correcto o rellenar los campos a mano.',
      approve_q: '¿Qué ocurre al aprobar?',
      approve_a:
        'Los valores quedan fijados como suyos, la corrección se recuerda para el diseño y el documento está listo para exportar. Un posible duplicado bloquea la aprobación hasta que explique por qué no lo es. Un documento aprobado se puede reabrir.',
      learned_q: '¿Qué se ha aprendido de mí y dónde lo veo?',
      learned_a:
        'Cada aprobación enseña dónde están los valores de ese diseño. Si con ello los documentos pendientes se leyeran mejor, un aviso ofrece ver los cambios, aplicarlos y deshacerlos. En Ajustes, Proveedores y clientes, se ve de cada empresa quién enseñó qué, cuándo y con qué documento; allí se puede exportar y olvidar.',
      delete_q: '¿Puedo recuperar un documento eliminado?',
      delete_a:
        'Sí, durante 30 días: la papelera está encima de cada lista. Subir el mismo archivo otra vez también lo restaura. Solo los administradores pueden eliminar documentos aprobados.',
      keys_q: '¿Hay atajos de teclado?',
      keys_a: 'Sí. En el detalle de un documento pulse ? para ver los que funcionan en ese momento.',
      privacy_q: '¿Quién puede ver mis documentos?',
      privacy_a: 'Los miembros de esta instalación, según su rol. Nada sale de esta máquina si usted no lo exporta.',
      language_q: '¿Cómo cambio el idioma o el tema?',
      language_a: 'En Ajustes, Preferencias. Ambos se recuerdan en este navegador y con su cuenta.',
      time_q: '¿Cómo se calcula el «tiempo ahorrado»?',
      time_a:
        'El tecleo a mano se cuenta con {{field}} segundos por campo y {{character}} segundos por carácter (Ajustes, Extracción); se resta el tiempo de revisión. El resultado puede ser negativo, y así se muestra.',
    },
  },
  search: {
    title: 'Búsqueda',
    label: 'Resultados de la búsqueda',
    results_one: '{{count}} resultado para «{{query}}»',
    results_other: '{{count}} resultados para «{{query}}»',
    none_title: 'No se ha encontrado nada para «{{query}}»',
    none_text: 'La búsqueda mira números, nombres, importes y el texto completo de las páginas, en ambos tipos de documentos.',
    start_title: '¿Qué está buscando?',
    start_text: 'Escriba un número, un nombre o unas palabras que estén en la página.',
  },
} satisfies Shape<typeof english>
