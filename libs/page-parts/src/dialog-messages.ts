import { defineMessages } from '@tandem/app-frame'

/** The words that dialogs and lists share. They stand apart from `messages.ts`, which the sign-in page loads. */
export const { text: dialogText, useText: useDialogText } = defineMessages('dialogs', {
  close: 'Close',
  cancel: 'Cancel',
  undo: 'Undo',
  tryAgain: 'Try again',
  discard: {
    title: 'Discard changes?',
    keep: 'Keep editing',
    discard: 'Discard changes',
  },
})
