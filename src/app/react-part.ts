/** The first part of the program, see `main.tsx`. The package itself would need helpers of the bundler in the entry. */
import 'react-dom/client';
