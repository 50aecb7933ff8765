import { defineMessages } from '@tandem/app-frame'

/** The texts of the help about shortcuts; those of each shortcut are in `shellMessages`. */
export const shortcutMessages = defineMessages('shell-shortcuts', {
  close: 'Close',
  group: { general: 'Everywhere', row: 'In an open row', goTo: 'Go to' },
  andThen: 'then',
  singleKeys: 'Enable single-key shortcuts',
})
