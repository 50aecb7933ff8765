import { defineMessages } from '@tandem/app-frame'

/** The texts of toasts about failures and new releases. */
export const toastMessages = defineMessages('shell-toasts', {
  release: {
    title: 'A new version is available',
    description: 'Reload when you’re ready. Your work is saved.',
    reload: 'Reload',
  },
  requestId: { copy: 'Copy request ID', copied: 'Request ID copied', words: 'Request ID: {{id}}' },
  kept: {
    title: 'Saved on this device',
    description: 'It will be sent when you are online.',
  },
})
