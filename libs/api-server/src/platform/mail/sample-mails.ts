import type { Mail, MailTemplate } from './mail.ts'

const origin = 'https://tandem.example.com'
const hash = '7d1f0c52b3a94e86a1d0f4c8be5927361a4c8f20d6b95e73'

const deletion = {
  to: 'ada@example.test',
  name: 'Ada Byrne',
  team: 'Linden & Oak',
  when: '5 Dec 2026 14:06 (Europe/Istanbul)',
  by: 'Selin Acar',
  link: `${origin}/settings/team`,
}

/** One of each, for tests and stories. */
export const sampleMails: { [Template in MailTemplate]: Extract<Mail, { template: Template }> } = {
  'verify-email': {
    template: 'verify-email',
    to: 'ada@example.test',
    name: 'Ada Byrne',
    team: 'Byrne Ceramics',
    link: `${origin}/auth/verify?user_id=12&hash=${hash}`,
  },
  'reset-password': {
    template: 'reset-password',
    to: 'ada@example.test',
    name: 'Ada Byrne',
    link: `${origin}/auth/forgot-password/verify?user_id=12&hash=${hash}`,
    minutes: 60,
  },
  'password-changed': {
    template: 'password-changed',
    to: 'ada@example.test',
    name: 'Ada Byrne',
    removed: ['Google', 'Facebook'],
    reset_link: `${origin}/auth/forgot-password`,
  },
  invitation: {
    template: 'invitation',
    to: 'ada@example.test',
    name: 'Ada Byrne',
    inviter: 'Selin Acar',
    team: 'Linden & Oak',
    role: 'editor',
    link: `${origin}/auth/invitation?user_id=12&hash=${hash}`,
    days: 7,
  },
  'invitation-elsewhere': {
    template: 'invitation-elsewhere',
    to: 'ada@example.test',
    name: 'Ada Byrne',
    inviter: 'Selin Acar',
    team: 'Linden & Oak',
    role: 'editor',
    sign_in_link: `${origin}/auth/login`,
    link: `${origin}/auth/invitation?user_id=12&hash=${hash}`,
    days: 7,
  },
  'already-registered': {
    template: 'already-registered',
    to: 'ada@example.test',
    name: 'Ada Byrne',
    sign_in_link: `${origin}/auth/login`,
    reset_link: `${origin}/auth/forgot-password`,
  },
  'sign-in-added': {
    template: 'sign-in-added',
    to: 'ada@example.test',
    name: 'Ada Byrne',
    provider: 'Google',
    account: 'ada.byrne@mail.example',
    undo: { link: `${origin}/auth/undo/sign-in?user_id=12&hash=${hash}`, days: 7 },
  },
  'verify-new-email': {
    template: 'verify-new-email',
    to: 'ada@new.example.test',
    name: 'Ada Byrne',
    link: `${origin}/settings/profile/email?user_id=12&hash=${hash}`,
  },
  'email-changed': {
    template: 'email-changed',
    to: 'ada@example.test',
    name: 'Ada Byrne',
    new_email: 'ada.byrne@new.example.test',
    undo: { link: `${origin}/auth/undo/email?user_id=12&hash=${hash}`, days: 7 },
  },
  'email-restored': {
    template: 'email-restored',
    to: 'ada@example.test',
    name: 'Ada Byrne',
    email: 'ada@example.test',
    removed: ['Google'],
    reset_link: `${origin}/auth/forgot-password`,
  },
  'sign-in-undone': {
    template: 'sign-in-undone',
    to: 'ada@example.test',
    name: 'Ada Byrne',
    removed: ['Google'],
    reset_link: `${origin}/auth/forgot-password`,
  },
  'team-taken-over': {
    template: 'team-taken-over',
    to: 'ada@example.test',
    name: 'Ada Byrne',
    predecessor: 'Selin Acar',
    team: 'Linden & Oak',
    link: `${origin}/workspace`,
  },
  'team-handed-over': {
    template: 'team-handed-over',
    to: 'selin@example.test',
    name: 'Selin Acar',
    successor: 'Ada Byrne',
    team: 'Linden & Oak',
    reset_link: `${origin}/auth/forgot-password`,
  },
  'connection-ended': {
    template: 'connection-ended',
    to: 'ada@example.test',
    name: 'Ada Byrne',
    account: 'linden.and.oak',
    reason:
      'The Facebook password of the person who connected this account has changed, which ends the connection. Connect the account again. What was read before is kept.',
    link: `${origin}/integrations/social-media`,
  },
  'team-deletion-requested': { template: 'team-deletion-requested', ...deletion },
  'team-deletion-near': { template: 'team-deletion-near', ...deletion },
  'team-deletion-called-off': { template: 'team-deletion-called-off', ...deletion },
  'team-deleted': {
    template: 'team-deleted',
    to: 'ada@example.test',
    name: 'Ada Byrne',
    team: 'Linden & Oak',
  },
  'export-ready': {
    template: 'export-ready',
    to: 'ada@example.test',
    name: 'Ada Byrne',
    team: 'Linden & Oak',
    link: `${origin}/settings/team/data`,
    days: 7,
  },
}
