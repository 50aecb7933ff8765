/** The texts of the mailbox page. */
export const messages = {
  title: 'Mailbox',
  product: 'Tandem',
  demo: 'Demo',
  about: 'Demo mode: emails are shown here instead of being sent. They disappear when Tandem stops.',
  openProduct: 'Open Tandem',
  mails: 'Messages, newest first',
  emptyTitle: 'No messages yet',
  emptyText: 'Emails Tandem sends appear here: verification links, password resets and invitations.',
  chooseTitle: 'No message selected',
  chooseText: 'Select a message to read it.',
  goneTitle: 'Message not found',
  goneText: 'It was sent before the last restart, or is too old to be kept.',
  back: 'All messages',
  from: 'From',
  to: 'To',
  at: 'Sent',
  mail: (subject: string) => `Mail: ${subject}`,
  textPart: 'View plain text',
  /** Screen readers announce it when mails arrive while the page is open. */
  arrived: 'New message',
}
