import type { Shape } from '../shape.ts'
import type { auth as english } from '../en/auth.ts'

export const auth = {
  product_line:
    'Gleaner es una herramienta de extracción: lee pedidos y facturas en PDF, y usted comprueba y aprueba lo que ha encontrado.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  new_password: 'Contraseña nueva',
  current_password: 'Contraseña actual',
  repeat_password: 'Repita la contraseña nueva',
  first_name: 'Nombre',
  last_name: 'Apellidos',
  show_password: 'Mostrar la contraseña',
  hide_password: 'Ocultar la contraseña',
  password_help: 'De 8 a 128 caracteres; unas palabras sin relación se recuerdan bien y se adivinan mal.',
  needs_script: 'Para iniciar sesión hace falta JavaScript. Actívelo en su navegador y recargue esta página.',
  repeat_differs: 'Las dos contraseñas son distintas.',
  sign_in: {
    title: 'Iniciar sesión',
    remember: 'Recordarme',
    submit: 'Iniciar sesión',
    forgot: '¿Olvidó la contraseña?',
    no_account: '¿Aún no tiene cuenta?',
    sign_up: 'Registrarse',
  },
  sign_up: {
    title: 'Registro',
    submit: 'Registrarse',
    first: 'Es la primera persona aquí: su cuenta será la administradora de esta instalación.',
    closed_title: 'El registro está cerrado',
    closed: 'Pida a un administrador de esta instalación que le añada en Ajustes, Miembros. Recibirá un enlace para elegir su contraseña.',
    has_account: '¿Ya tiene cuenta?',
    code: 'Código de registro',
    code_help: 'Forma parte de la dirección que el servidor mostró al arrancar.',
    done: 'Su cuenta está lista.',
  },
  forgot: {
    title: '¿Olvidó la contraseña?',
    text: 'Indique la dirección de correo de su cuenta. Allí se envía un enlace para elegir otra contraseña; vale una hora.',
    submit: 'Enviar instrucciones',
    sent_title: 'Mire su correo',
    sent: 'En unos minutos recibirá un correo con las instrucciones para restablecer su contraseña.',
    no_mail: '¿No llega nada? Si esta instalación no envía correo, un administrador encuentra su enlace en Ajustes, Bandeja de salida.',
    back: 'Volver a iniciar sesión',
  },
  edit: {
    title: 'Elegir una contraseña nueva',
    submit: 'Guardar la contraseña',
    no_token: 'Esta dirección está incompleta. Abra de nuevo el enlace del correo o pida otro.',
    again: 'Pedir otro enlace',
  },
  change: {
    title: 'Cambiar la contraseña',
    text: 'Sus otras sesiones terminan; esta sigue abierta.',
    submit: 'Cambiar la contraseña',
  },
  changed: 'Contraseña cambiada.',
  oauth: {
    invalid_grant: 'El correo o la contraseña son erróneos.',
    invalid_client: 'Esta página no corresponde al servidor. Recárguela.',
    unsupported_grant_type: 'Esta página no corresponde al servidor. Recárguela.',
    invalid_request: 'Indique el correo y la contraseña.',
    too_many_tries: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
    server_error: 'Algo ha fallado en el servidor.',
    unreachable: 'El servidor no responde. Compruebe que está en marcha e inténtelo de nuevo.',
  },
  profile: {
    title: 'Mi perfil',
    text: 'Los demás miembros ven su nombre, que figura junto a lo que aprueba.',
    email_help: 'Con él inicia sesión. Un administrador puede añadirle con otra dirección.',
    role: 'Rol',
    member_since: 'Miembro desde',
    saved: 'Su perfil está guardado.',
  },
  mail: {
    reset_subject: 'Elegir una contraseña nueva para Gleaner',
    reset_text:
      'Hola, {{name}}:\n\nalguien, seguramente usted, pidió una contraseña nueva para Gleaner. Para elegirla, abra esta dirección antes de una hora:\n\n{{url}}\n\nSi no fue usted, no haga nada: su contraseña sigue igual.\n',
    invitation_subject: 'Su invitación a Gleaner',
    invitation_text:
      'Hola, {{name}}:\n\nle han añadido a Gleaner, donde su empresa lee, comprueba y aprueba pedidos y facturas. Para elegir su contraseña, abra esta dirección antes de siete días:\n\n{{url}}\n\nDespués inicie sesión con su correo.\n',
  },
} satisfies Shape<typeof english>
