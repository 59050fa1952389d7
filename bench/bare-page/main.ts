import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * The least that a page with React and MUI can be: what every page of the product pays for both. Its one text is the page's
 * title, so that it needs a Chinese font as they do.
 */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
const button = createElement(Button, { variant: 'contained' }, document.title);
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(createElement(CacheProvider, { value: createCache({ key: 'css', nonce }) }, button));
