import { defineMessages } from '@tandem/app-frame'

/** The words of moments. */
export const { useText: useMomentText, catalogue } = defineMessages('page-parts-moment', {
  both: '{{own}} (team: {{team}})',
})
