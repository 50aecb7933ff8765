import { defineMessages } from '@tandem/app-frame'

/** The texts of what's new, whose entries are those of the changelog. */
export const { useText, catalogue } = defineMessages('shell-whats-new', {
  title: 'What’s new',
  close: 'Close',
  newest: 'Newest changes',
  release: 'Version {{version}}',
  kinds: { new: 'New', changed: 'Changed' },
  none: 'Nothing new to report.',
  /** Shown in other languages. */
  inEnglish: 'These notes are in English.',
})
