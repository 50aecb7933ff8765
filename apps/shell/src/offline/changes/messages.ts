import { defineMessages } from '@tandem/app-frame'

/** The texts about changes that wait to be sent. */
export const changeMessages = defineMessages('shell-changes', {
  kept: {
    title: 'Saved on this device',
    description: 'It will be sent when you are online.',
  },
  waiting_one: '{{count}} change waits to be sent.',
  waiting_other: '{{count}} changes wait to be sent.',
  notSaved: 'Not saved: {{what}}',
  tooOld: 'It could not be sent within 23 hours. Please make the change again.',
  signOut: {
    title: 'Discard changes?',
    text_one: '{{count}} change was not sent yet. Sign out and discard it?',
    text_other: '{{count}} changes were not sent yet. Sign out and discard them?',
    confirm: 'Sign out and discard',
    stay: 'Stay signed in',
    close: 'Close',
  },
  unknown: 'a change',
  what: {
    addManyToFavorite: 'rows for a category',
    addToAccountCollections: 'accounts for a collection',
    addToFavorite: 'something for a category',
    createAccountCollection: 'a new collection',
    createFavoriteCategory: 'a new category',
    createNote: 'a new note',
    createSavedFilter: 'a new filter',
    deleteAccountCollection: 'the deletion of a collection',
    deleteFavoriteCategory: 'the deletion of a category',
    deleteNote: 'the deletion of a note',
    deleteSavedFilter: 'the deletion of a filter',
    removeFromFavorite: 'the removal from a category',
    renameAccountCollection: 'the name of a collection',
    renameFavoriteCategory: 'the name of a category',
    starRow: 'a new favourite',
    syncAccountCollections: 'the collections of an account',
    updateMeta: 'a preference',
    updateNote: 'a changed note',
    updateSavedFilter: 'a changed filter',
  },
})
