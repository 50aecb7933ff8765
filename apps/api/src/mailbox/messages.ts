/** Every word of the mailbox page. */
export const messages = {
  title: 'Mailbox',
  product: 'Tandem',
  demo: 'Demo',
  about: 'This is a demo: its mail is kept here and sent to nobody. It is gone when Tandem stops.',
  openProduct: 'Open Tandem',
  mails: 'Mails, newest first',
  emptyTitle: 'No mail yet',
  emptyText:
    'Mail that Tandem sends shows up here: links that verify an address, reset a password or invite somebody.',
  chooseTitle: 'No mail chosen',
  chooseText: 'Choose a mail to read it and to follow its links.',
  goneTitle: 'Mail not found',
  goneText: 'It was sent before Tandem was started again, or longer ago than the mails that are kept.',
  back: 'All mails',
  from: 'From',
  to: 'To',
  at: 'Sent',
  mail: (subject: string) => `Mail: ${subject}`,
  textPart: 'Show as text',
  /** Read out when mails come in while the page is open. */
  arrived: 'New mail',
}
