import './index.css'
import { createRoot } from 'react-dom/client'
import { createApp } from './create-app.tsx'

createRoot(document.getElementById('root')!).render(createApp().app)
