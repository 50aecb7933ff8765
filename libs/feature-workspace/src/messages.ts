import { defineMessages } from '@tandem/workbench'

export const { key } = defineMessages('workspace', {
  navigation: { workspace: 'Workspace' },
  pages: { workspace: { title: 'Workspace' } },
})
