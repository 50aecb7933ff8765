declare module 'virtual:component-facts' {
  import type { ComponentFacts } from './component-facts.ts'

  export const facts: ComponentFacts
}
