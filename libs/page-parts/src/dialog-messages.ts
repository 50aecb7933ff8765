import { defineMessages } from '@tandem/app-frame'

/** Texts that dialogs and lists share. Separate from `messages.ts`, which the sign-in page loads. */
export const {
  text: dialogText,
  useText: useDialogText,
  catalogue,
} = defineMessages('dialogs', {
  close: 'Close',
  cancel: 'Cancel',
  undo: 'Undo',
  changedSince: 'This was changed again. Nothing was undone.',
  tryAgain: 'Try again',
  late: {
    failed: 'This couldn’t be opened',
    advice: 'Check your connection and try again. If that doesn’t help, reload the page.',
  },
  discard: {
    title: 'Discard changes?',
    keep: 'Keep editing',
    discard: 'Discard changes',
  },
})
