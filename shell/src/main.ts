import './nonce.ts';
import './provided/packages.ts';
import './boot.tsx';
