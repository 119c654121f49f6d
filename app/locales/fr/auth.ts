import type { Shape } from '../shape.ts'
import type { auth as english } from '../en/auth.ts'

export const auth = {
  product_line:
    'Gleaner est un outil d’extraction : il lit les commandes et les factures en PDF, et vous vérifiez puis approuvez ce qu’il a trouvé.',
  email: 'E-mail',
  password: 'Mot de passe',
  new_password: 'Nouveau mot de passe',
  current_password: 'Mot de passe actuel',
  repeat_password: 'Répétez le nouveau mot de passe',
  first_name: 'Prénom',
  last_name: 'Nom',
  show_password: 'Afficher le mot de passe',
  hide_password: 'Masquer le mot de passe',
  password_help: 'De 8 à 128 caractères ; quelques mots sans rapport se retiennent bien et se devinent mal.',
  needs_script: 'La connexion a besoin de JavaScript. Activez-le dans votre navigateur et rechargez cette page.',
  repeat_differs: 'Les deux mots de passe diffèrent.',
  sign_in: {
    title: 'Connexion',
    remember: 'Rester connecté',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    no_account: 'Pas encore de compte ?',
    sign_up: 'S’inscrire',
  },
  sign_up: {
    title: 'Inscription',
    submit: 'S’inscrire',
    first: 'Vous êtes la première personne ici : votre compte devient l’administrateur de cette installation.',
    closed_title: 'Les inscriptions sont fermées',
    closed:
      'Demandez à un administrateur de cette installation de vous ajouter sous Paramètres, Membres. Vous recevrez un lien pour choisir votre mot de passe.',
    has_account: 'Vous avez déjà un compte ?',
    code: 'Code d’inscription',
    code_help: 'Il figure dans l’adresse affichée par le serveur à son démarrage.',
    done: 'Votre compte est prêt.',
  },
  forgot: {
    title: 'Mot de passe oublié ?',
    text: 'Indiquez l’adresse e-mail de votre compte. Un lien pour choisir un nouveau mot de passe y est envoyé ; il est valable une heure.',
    submit: 'Envoyer les instructions',
    sent_title: 'Consultez vos e-mails',
    sent: 'Vous recevrez dans quelques minutes un e-mail avec les instructions pour réinitialiser votre mot de passe.',
    no_mail:
      'Rien n’arrive ? Si cette installation n’envoie pas d’e-mails, un administrateur trouve votre lien sous Paramètres, Boîte d’envoi.',
    back: 'Retour à la connexion',
  },
  edit: {
    title: 'Choisir un nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
    no_token: 'Cette adresse est incomplète. Ouvrez de nouveau le lien reçu par e-mail, ou demandez-en un autre.',
    again: 'Demander un nouveau lien',
  },
  change: {
    title: 'Changer le mot de passe',
    text: 'Vos autres sessions se terminent ; celle-ci reste ouverte.',
    submit: 'Changer le mot de passe',
  },
  changed: 'Mot de passe changé.',
  oauth: {
    invalid_grant: 'L’e-mail ou le mot de passe est faux.',
    invalid_client: 'Cette page ne correspond pas au serveur. Rechargez-la.',
    unsupported_grant_type: 'Cette page ne correspond pas au serveur. Rechargez-la.',
    invalid_request: 'Indiquez l’e-mail et le mot de passe.',
    too_many_tries: 'Trop d’essais. Attendez quelques minutes et réessayez.',
    server_error: 'Une erreur s’est produite sur le serveur.',
    unreachable: 'Le serveur ne répond pas. Vérifiez qu’il fonctionne et réessayez.',
  },
  profile: {
    title: 'Mon profil',
    text: 'Votre nom est visible des autres membres et figure à côté de ce que vous approuvez.',
    email_help: 'Il sert à vous connecter. Un administrateur peut vous ajouter sous une autre adresse.',
    role: 'Rôle',
    member_since: 'Membre depuis',
    saved: 'Votre profil est enregistré.',
  },
  mail: {
    reset_subject: 'Choisir un nouveau mot de passe pour Gleaner',
    reset_text:
      'Bonjour {{name}},\n\nquelqu’un, sans doute vous, a demandé un nouveau mot de passe pour Gleaner. Pour le choisir, ouvrez cette adresse dans l’heure :\n\n{{url}}\n\nSi ce n’était pas vous, ne faites rien : votre mot de passe ne change pas.\n',
    invitation_subject: 'Votre invitation à Gleaner',
    invitation_text:
      'Bonjour {{name}},\n\nvous avez été ajouté à Gleaner, où votre entreprise lit, vérifie et approuve commandes et factures. Pour choisir votre mot de passe, ouvrez cette adresse dans les sept jours :\n\n{{url}}\n\nConnectez-vous ensuite avec votre adresse e-mail.\n',
  },
} satisfies Shape<typeof english>
