// Registers <nw-patient-mat>.
import { PatientMat } from './nw-patient-mat.js';

PatientMat.define();

export type { PatientMat };
