import { lazyPart } from '@tandem/design-system'
import { useAtom } from 'jotai'
import { Suspense } from 'react'
import { categoryDialogAtom } from './category-dialog-atom.ts'

const AddToCategoryForm = lazyPart(async () => (await import('./add-to-category-form.tsx')).AddToCategoryForm)
const CategoryNameForm = lazyPart(async () => (await import('./category-name-form.tsx')).CategoryNameForm)

/** The dialogs about favourite categories; their code is loaded when the first one opens. */
export function CategoryDialogs() {
  const [dialog, setDialog] = useAtom(categoryDialogAtom)
  const close = () => setDialog(null)
  if (dialog === null) return null
  return (
    <Suspense>
      {dialog.kind === 'add' ? (
        <AddToCategoryForm place={dialog.place} onClose={close} />
      ) : (
        <CategoryNameForm category={dialog.kind === 'rename' ? dialog.category : null} onClose={close} />
      )}
    </Suspense>
  )
}
