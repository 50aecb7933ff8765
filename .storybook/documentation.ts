import type { Preview } from '@storybook/react-vite'
import { ComponentPage } from './component-page.tsx'

/** Apart from preview.tsx, so that a changed reference doesn't run the tests of every story. */
export const parameters: Preview['parameters'] = { docs: { page: ComponentPage } }
