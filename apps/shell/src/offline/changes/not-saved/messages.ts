import { defineMessages } from '@tandem/app-frame'

/** The texts about a change that could not be saved. */
export const notSavedMessages = defineMessages('shell-not-saved', {
  notSaved: 'Not saved: {{what}}',
  tooOld: 'It could not be sent within 23 hours. Please make the change again.',
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
