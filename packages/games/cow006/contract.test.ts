import { keepsTheContract } from '../testing/contract.ts';

keepsTheContract('cow006');
