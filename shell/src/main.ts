import './lib/nonce.ts';
import './provided/packages.ts';
import './app/translated-pages.ts';
import './app/boot.tsx';
