import { useAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { categoryDialogAtom } from './category-dialog-atom.ts'

const AddToCategoryForm = lazy(async () => ({
  default: (await import('./add-to-category-form.tsx')).AddToCategoryForm,
}))
const CategoryNameForm = lazy(async () => ({
  default: (await import('./category-name-form.tsx')).CategoryNameForm,
}))

/** The dialogs about favourite categories; their code comes with the first that opens. */
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
