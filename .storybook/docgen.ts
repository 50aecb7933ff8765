import { resolve } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'

/** Properties of HTML elements that stories use; the other 280 are documented elsewhere. */
const ofElements = ['children', 'disabled', 'href', 'placeholder', 'readOnly', 'required', 'target']

/** Reads the properties for documentation pages as TypeScript sees them, including variants of recipes. */
export const docgen: StorybookConfig['typescript'] = {
  reactDocgen: 'react-docgen-typescript',
  reactDocgenTypescriptOptions: {
    tsconfigPath: resolve(import.meta.dirname, 'tsconfig.docgen.json'),
    include: ['libs/{app-frame,choices,design-system,items,lists,page-parts}/src/**/*.tsx'],
    exclude: ['**/*.{stories,test,reference}.tsx', '**/example-*.tsx'],
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
    propFilter: ({ name, declarations }) =>
      ofElements.includes(name) || !declarations?.every(({ fileName }) => fileName.includes('@types/react')),
  },
}
