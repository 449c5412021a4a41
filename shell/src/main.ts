import './lib/nonce.ts';
import './provided/packages.ts';
import './app/boot.tsx';
