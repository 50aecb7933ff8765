import { toast } from '@tandem/design-system'
import { text } from '../messages.ts'

/** Says that a file was saved, with a button that saves what its columns mean; null: they have no figures. */
export function sayExported(name: string, saveDefinitions: (() => void) | null): void {
  toast.success({
    title: text('export.finished', { name }),
    ...(saveDefinitions && { action: { label: text('export.definitions'), onAction: saveDefinitions } }),
  })
}
